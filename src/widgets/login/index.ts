export { EmailLogin, type EmailLoginProps } from './EmailLogin.tsx';
export { LoginChoice, type LoginChoiceProps, LoginPage, type SignInMethod, SignInMethods } from './LoginChoice.tsx';
export { TokenLogin, type TokenLoginProps } from './TokenLogin.tsx';
