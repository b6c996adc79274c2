import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';

/** The page's HTML, as `client.tsx` hydrates it. */
export const render = (): string =>
  renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
