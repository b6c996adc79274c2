import DefaultTheme from 'vitepress/theme-without-fonts';
import type { Theme } from 'vitepress';
import { h } from 'vue';
import '../../pages/tokens.css';
import ComponentExample from './ComponentExample.vue';
import ElementExample from './ElementExample.vue';
import Home from './Home.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'not-found': () => h('main', { class: 'missing' }, [h('h1', 'There is no such page.'), h('a', { href: '/' }, 'To the first page')]),
    }),
  enhanceApp({ app }) {
    app.component('ComponentExample', ComponentExample);
    app.component('ElementExample', ElementExample);
    app.component('Home', Home);
  },
} satisfies Theme;
