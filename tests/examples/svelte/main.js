import { mount } from 'svelte';
// The code of docs/frameworks/svelte.md.
import App from './App.svelte';

mount(App, { target: document.body });
