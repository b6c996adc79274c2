/** The public entry of `api`. Only the sandbox and the tools also import `contract.ts`. */
export * from '../registry/endpoints.ts';
export * from './allergens.ts';
export { getBraintreeToken } from './braintree.ts';
export * from './catalogue.ts';
export * from './client.ts';
export * from './coffee.ts';
export type { AnswerOf, AnyEndpoint, BodyOf, WireAnswerOf } from './endpoint.ts';
export * from './failure.ts';
export * from './home.ts';
export * from './id.ts';
export * from './menu.ts';
export * from './money.ts';
export * from './orders.ts';
export * from './payments.ts';
export * from './remembered-order.ts';
export { type Link } from './schema.ts';
export * from './session.ts';
export * from './wallet.ts';
