import type { MethodPolicy } from '../../registry/document-policy.ts';

export const edenred_ticket = { keepsOpener: ['confirm'] } as const satisfies MethodPolicy;
