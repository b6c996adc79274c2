// A dynamic import of its own: of a module that other elements import at once, the bundler makes an object with the members that a
// page has added to Object.prototype.
export { ProviderLogo } from '../shared/ui/pictures/ProviderLogo.tsx';
