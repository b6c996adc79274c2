import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './page.css';

const container = document.getElementById('app');
if (container === null) throw new Error('There is no #app.');
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
