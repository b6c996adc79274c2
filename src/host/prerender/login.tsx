/** The sign-in as HTML, for the build (tools/prerendered-login.ts). */
import { renderToStaticMarkup } from 'react-dom/server';
import { type Lang, LANGUAGES } from '../../api/index.ts';
import { LoginPage, SignInMethods } from '../../widgets/login/LoginPage.tsx';
import { loadLanguage } from '../../widgets/shared/text/LanguageProvider.tsx';
import { LanguageContext } from '../../widgets/shared/text/language.ts';
import { SIGN_IN_METHODS } from '../sign-in-methods.ts';

/** The templates of the page: the choice of a sign-in method, without the product's name and pictures, which show-login.ts adds. */
export const loginTemplates = (): Promise<string[]> =>
  Promise.all(LANGUAGES.map(async (lang) => `<template id="login-${lang}">${await loginHtml(lang)}</template>`));

async function loginHtml(lang: Lang): Promise<string> {
  const html = renderToStaticMarkup(
    <LanguageContext.Provider value={await loadLanguage(lang)}>
      <LoginPage product={{ productName: '', logoUrl: null }}>
        <SignInMethods methods={SIGN_IN_METHODS} onChoose={() => undefined} />
      </LoginPage>
    </LanguageContext.Provider>,
  );
  // React names the pictures in links before it.
  return html.replace(/^(?:<link[^>]*>)+/, '');
}
