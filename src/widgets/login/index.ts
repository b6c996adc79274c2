export { EmailLogin, type EmailLoginProps } from './EmailLogin.tsx';
export { LoginChoice, type LoginChoiceProps, type SignInMethod } from './LoginChoice.tsx';
export { TokenLogin, type TokenLoginProps } from './TokenLogin.tsx';
