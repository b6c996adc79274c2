import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { PausaEventMap } from 'pausa/elements';
import 'pausa/elements/menu';
import 'pausa/elements/wallet';

declare const PAUSA_URL: string;

@Component({
  selector: 'app-intranet',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Intranet</h1>
    @if (loginUrl(); as url) {
      <p class="note">
        Per il portafoglio serve l’accesso.
        <a [href]="url" target="_blank" rel="noopener noreferrer" (click)="loginUrl.set('')">Accedi con l’account aziendale</a>
      </p>
    }
    <pausa-wallet [apiBaseUrl]="pausa" (pausa-session-required)="signIn($event)" />
    <pausa-menu [menuId]="menuId()" [apiBaseUrl]="pausa" layout="list" [headingLevel]="2" (pausa-ready)="isReady.set(true)" />
    @if (isReady()) {
      <p class="ready">Buon appetito</p>
    }
  `,
})
class Intranet {
  readonly pausa = PAUSA_URL;
  readonly menuId = signal('00000000-0000-4000-8000-000000000001');
  readonly loginUrl = signal('');
  readonly isReady = signal(false);

  signIn(event: PausaEventMap['pausa-session-required']): void {
    event.preventDefault();
    this.loginUrl.set(event.detail.loginUrl);
  }
}

void bootstrapApplication(Intranet, { providers: [provideZonelessChangeDetection()] });
