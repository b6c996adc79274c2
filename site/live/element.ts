/** `element.html?tag=pausa-shop&area-id=milano-1`: the built element, as a partner's page loads it, over a sandbox in process. */
import elements from 'virtual:pausa-elements';
import { DEMO, hasInCart } from '../../stories/support/customer.ts';
import { fetchOf } from '../../stories/support/sandbox.ts';
import { answerFrom, onSettings, setTheme, tell } from '../../stories/support/frame.ts';

/** Those of the elements, and the one on the document. */
const EVENTS = new Set([...elements.flatMap(({ events }) => events.map(({ name }) => name)), 'pausa-tracking']);

const { tag = '', ...attributes } = Object.fromEntries(new URLSearchParams(window.location.search));
const widget = elements.find((element) => element.tag === tag)?.widget;
const place = document.querySelector('#example');

if (widget !== undefined && place !== null) {
  answerFrom(fetchOf({ user: DEMO, ...(widget === 'cart' ? { before: hasInCart({ 'milano-1-01': 1, 'milano-1-12': 2 }) } : {}) }));
  for (const name of EVENTS) {
    document.addEventListener(name, (event) => {
      // There is no app to go to: the page around says where the way would lead.
      if (name === 'pausa-navigate') event.preventDefault();
      tell(name, (event as CustomEvent<unknown>).detail);
    });
  }

  const element = document.createElement(tag);
  const set = (name: string, value: string | null) => {
    if (name === 'theme') setTheme(value ?? 'light');
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  };
  for (const [name, value] of Object.entries(attributes)) set(name, value);
  onSettings((settings) => {
    for (const [name, value] of Object.entries(settings.attributes)) set(name, value);
    const { colours = {} } = settings;
    for (const name of Array.from(element.style)) if (!(name.slice('--pausa-'.length) in colours)) element.style.removeProperty(name);
    for (const [name, value] of Object.entries(colours)) element.style.setProperty(`--pausa-${name}`, value);
  });
  place.append(element);
  const script: string = new URL(`../elements/latest/${widget}.js`, document.baseURI).href;
  void import(/* @vite-ignore */ script);
}
