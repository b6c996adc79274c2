/** Defines every custom element. */
import './menu/element.tsx';
import './cart/element.tsx';
import './coffee/element.tsx';
import './payment-picker/element.tsx';
import './shop/element.tsx';
import './wallet/element.tsx';
