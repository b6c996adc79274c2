import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Elements","description":"The six custom elements.","frontmatter":{"title":"Elements","description":"The six custom elements.","outline":[2,3]},"headers":[],"relativePath":"elements/index.md","filePath":"elements/index.md"}');
const _sfc_main = { name: "elements/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="elements" tabindex="-1">Elements <a class="header-anchor" href="#elements" aria-label="Permalink to &quot;Elements&quot;">​</a></h1><p>Six custom elements, each a script of its own. They work in any page and in any framework; the tag, the attributes and the events are all that a page needs to know.</p><div class="table" tabindex="0" role="region" aria-label="Table"><table><thead><tr><th>element</th><th>what</th><th>kB</th></tr></thead><tbody><tr><td><a href="/elements/cart.html"><code>&lt;pausa-cart&gt;</code></a></td><td>&#39;Il tuo ordine&#39;, with the button that pays it. It shares the cart with a <code>&lt;pausa-shop&gt;</code> of the same area.</td><td>50.5</td></tr><tr><td><a href="/elements/coffee.html"><code>&lt;pausa-coffee&gt;</code></a></td><td>a coffee machine, with &#39;eroga&#39;. With <code>order-id</code> it shows what became of that order instead: a page that prevents the <code>pausa-navigate</code> of an order (<code>to: &#39;coffee-order&#39;</code>) sets it, and keeps the person where they are.</td><td>52.8</td></tr><tr><td><a href="/elements/menu.html"><code>&lt;pausa-menu&gt;</code></a></td><td>a public menu on any page. It stores nothing and needs no session.</td><td>32.3</td></tr><tr><td><a href="/elements/payment-picker.html"><code>&lt;pausa-payment-picker&gt;</code></a></td><td>&#39;Scegli come pagare&#39;, &#39;Scegli come ricaricare&#39;. What is picked is saved as the person&#39;s preference. What must be added first is added in the host app (<code>pausa-navigate</code>).</td><td>41.6</td></tr><tr><td><a href="/elements/shop.html"><code>&lt;pausa-shop&gt;</code></a></td><td>a selling area&#39;s catalogue. A <code>&lt;pausa-cart&gt;</code> of the same area on the page holds what is taken from it.</td><td>53.6</td></tr><tr><td><a href="/elements/wallet.html"><code>&lt;pausa-wallet&gt;</code></a></td><td>&#39;Portafoglio&#39;, what the person can spend, with the way to recharge it in the host app.</td><td>42.0</td></tr></tbody></table></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("elements/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
