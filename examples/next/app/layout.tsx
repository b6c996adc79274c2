import type { ReactNode } from 'react';
import 'pausa/base.css';
import 'pausa/menu.css';

export const metadata = { title: 'Intranet' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="it">
      <body>{children}</body>
    </html>
  );
}
