import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse(`{"title":"CartPanel","description":"The desktop's side panel, 320 px: the lines, 'Modifica', and a button whose link and label come from the cart behaviour; by default it leads to the cart.","frontmatter":{"title":"CartPanel","description":"The desktop's side panel, 320 px: the lines, 'Modifica', and a button whose link and label come from the cart behaviour; by default it leads to the cart.","outline":[2,3]},"headers":[],"relativePath":"components/cart-panel.md","filePath":"components/cart-panel.md"}`);
const _sfc_main = { name: "components/cart-panel.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_ComponentExample = resolveComponent("ComponentExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="cartpanel" tabindex="-1">CartPanel <a class="header-anchor" href="#cartpanel" aria-label="Permalink to &quot;CartPanel&quot;">​</a></h1><p>The desktop&#39;s side panel, 320 px: the lines, &#39;Modifica&#39;, and a button whose link and label come from the cart behaviour; by default it leads to the cart.</p>`);
  _push(ssrRenderComponent(_component_ComponentExample, {
    name: "CartPanel",
    story: "DataFetched"
  }, null, _parent));
  _push(`<h2 id="import" tabindex="-1">Import <a class="header-anchor" href="#import" aria-label="Permalink to &quot;Import&quot;">​</a></h2><div class="language-tsx vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { CartPanel } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;pausa/cart&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;pausa/base.css&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;pausa/cart.css&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>It stands inside a <a href="/components/pausa-root.html"><code>PausaRoot</code></a>, which brings its data and its theme: <a href="/package.html#react">the package</a>.</p><h2 id="size" tabindex="-1">Size <a class="header-anchor" href="#size" aria-label="Permalink to &quot;Size&quot;">​</a></h2><p><strong>17.7 kB</strong> of script, 6.0 kB of style sheets (brotli, minified, without React), in an app that uses no other component. Components share most of it: <a href="/sizes.html">sizes</a>.</p><h2 id="props" tabindex="-1">Props <a class="header-anchor" href="#props" aria-label="Permalink to &quot;Props&quot;">​</a></h2><div class="table" tabindex="0" role="region" aria-label="Table"><table><thead><tr><th>prop</th><th>type</th><th>default</th><th>what</th></tr></thead><tbody><tr><td><code>areaId</code> *</td><td><code>string</code></td><td></td><td>The selling area, as in the address of its shop.</td></tr><tr><td><code>upselling</code></td><td><code>boolean</code></td><td><code>false</code></td><td>The cart shows suggestions that go with the order (query <code>upselling=true</code>).</td></tr></tbody></table></div><p>* must be given.</p><h2 id="states" tabindex="-1">States <a class="header-anchor" href="#states" aria-label="Permalink to &quot;States&quot;">​</a></h2><p>Each opens in the manual, where it can be tried:</p><ul><li><a href="/manual/?path=/story/cart-cartpanel--fetching-data" target="_self">fetch_data, fetching_data</a></li><li><a href="/manual/?path=/story/cart-cartpanel--data-fetched" target="_self">data_fetched</a></li><li><a href="/manual/?path=/story/cart-cartpanel--data-fetched-behaviour" target="_self">data_fetched (cart behaviour, more lines than fit)</a></li><li><a href="/manual/?path=/story/cart-cartpanel--data-fetched-empty" target="_self">data_fetched (empty)</a></li><li><a href="/manual/?path=/story/cart-cartpanel--error-fetching-data" target="_self">error_fetching_data</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("components/cart-panel.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const cartPanel = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  cartPanel as default
};
