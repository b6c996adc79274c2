import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import 'pausa/base.css';
import 'pausa/menu.css';
import 'pausa/wallet.css';
import './page.css';

const container = document.getElementById('app');
if (container === null) throw new Error('There is no #app.');
hydrateRoot(
  container,
  <StrictMode>
    <App />
  </StrictMode>,
);
