/** Defines every custom element. */
import './menu/element.tsx';
