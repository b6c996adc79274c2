import type { MethodPolicy } from '../../registry/document-policy.ts';

export const satispay_standard = { keepsOpener: ['add'] } as const satisfies MethodPolicy;

export const satispay_ticket = { keepsOpener: ['pay'] } as const satisfies MethodPolicy;
