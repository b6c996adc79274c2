export { Pellegrini } from './Pellegrini.tsx';
