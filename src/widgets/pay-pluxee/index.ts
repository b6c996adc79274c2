export { Pluxee } from './Pluxee.tsx';
