import type { SignInMethod } from '../widgets/login/index.ts';

/** In the order in which a provider of the service that names none offers them. */
export const SIGN_IN_METHODS: readonly SignInMethod[] = ['microsoft', 'google', 'email'];
