export { EmailLogin, type EmailLoginProps } from './EmailLogin.tsx';
export { LoginChoice, type LoginChoiceProps } from './LoginChoice.tsx';
export type { SignInMethod } from './LoginPage.tsx';
export { TokenLogin, type TokenLoginProps } from './TokenLogin.tsx';
