import { createApp } from 'vue/dist/vue.esm-bundler.js';
import 'pausa/elements/coffee';
import 'pausa/elements/wallet';
import './page.css';

const app = createApp({
  data: () => ({ pausa: import.meta.env.VITE_PAUSA_URL, loginUrl: '', orderId: '' }),
  methods: {
    signIn(event: CustomEvent<{ loginUrl: string }>) {
      this.loginUrl = event.detail.loginUrl;
    },
    /** The order stays on this page; every other way out leads to the app. */
    go(event: CustomEvent<{ to: string; href: string }>) {
      const { to, href } = event.detail;
      const { pathname, searchParams } = new URL(href);
      const isOrder = to === 'coffee-order' && !searchParams.has('mode');
      if (!isOrder && to !== 'coffee-area') return;
      event.preventDefault();
      this.orderId = isOrder ? (pathname.split('/').at(-1) ?? '') : '';
    },
  },
  template: `
    <header class="top"><b>Intranet</b></header>
    <main>
      <p v-if="loginUrl" class="note">
        Per ordinare serve l’accesso.
        <a :href="loginUrl" target="_blank" rel="noopener noreferrer" @click="loginUrl = ''">Accedi con l’account aziendale</a>
      </p>
      <div class="columns" @pausa-session-required.prevent="signIn">
        <pausa-coffee area-id="caffe-1" :order-id="orderId" :api-base-url="pausa" @pausa-navigate="go" />
        <pausa-wallet :api-base-url="pausa" />
      </div>
    </main>
  `,
});
app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('pausa-');
app.mount('#app');
