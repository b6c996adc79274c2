import '@fontsource-variable/montserrat/wght.css';
import DefaultTheme from 'vitepress/theme-without-fonts';
import type { Theme } from 'vitepress';
import '../../pages/tokens.css';
import ComponentExample from './ComponentExample.vue';
import ElementExample from './ElementExample.vue';
import Home from './Home.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('ComponentExample', ComponentExample);
    app.component('ElementExample', ElementExample);
    app.component('Home', Home);
  },
} satisfies Theme;
