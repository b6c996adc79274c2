/** Every call of both specification documents and of the wire contract, by operation name. */
import * as methods from '../registry/endpoints.ts';
import * as braintree from './braintree.ts';
import * as catalogue from './catalogue.ts';
import * as coffee from './coffee.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as home from './home.ts';
import * as menu from './menu.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as session from './session.ts';
import * as wallet from './wallet.ts';

/** The schemas and the calls of all parts. */
const parts = {
  ...session,
  ...home,
  ...catalogue,
  ...payments,
  ...braintree,
  ...methods,
  ...wallet,
  ...orders,
  ...coffee,
  ...menu,
};
type Parts = typeof parts;

export type OperationName = { [Name in keyof Parts]: Parts[Name] extends AnyEndpoint ? Name : never }[keyof Parts];
export type Contract = Pick<Parts, OperationName>;
export type ContractPath = Contract[OperationName]['path'];

export const contract = Object.fromEntries(Object.entries(parts).filter(([, part]) => 'hasEffect' in part)) as Contract;
