import type { ReactNode } from 'react';
import 'pausa/base.css';
import 'pausa/menu.css';

export const metadata = {
  title: 'Intranet',
  description: 'Il menu della mensa e il portafoglio in una pagina di intranet fatta con Next.',
};

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="it">
      <body>{children}</body>
    </html>
  );
}
