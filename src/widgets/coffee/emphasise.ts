// As cart/provider-logo.ts.
export { emphasiseIngredients } from '../shared/ui/content/emphasise.tsx';
