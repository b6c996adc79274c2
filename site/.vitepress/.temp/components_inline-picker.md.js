import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"InlinePicker","description":"The picker in the flow of a page: the list stays, with the choice marked. New instruments are added in the host app, which saves them as the choice. Only a press opens the host app.","frontmatter":{"title":"InlinePicker","description":"The picker in the flow of a page: the list stays, with the choice marked. New instruments are added in the host app, which saves them as the choice. Only a press opens the host app.","outline":[2,3]},"headers":[],"relativePath":"components/inline-picker.md","filePath":"components/inline-picker.md"}');
const _sfc_main = { name: "components/inline-picker.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_ComponentExample = resolveComponent("ComponentExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="inlinepicker" tabindex="-1">InlinePicker <a class="header-anchor" href="#inlinepicker" aria-label="Permalink to &quot;InlinePicker&quot;">​</a></h1><p>The picker in the flow of a page: the list stays, with the choice marked. New instruments are added in the host app, which saves them as the choice. Only a press opens the host app.</p>`);
  _push(ssrRenderComponent(_component_ComponentExample, {
    name: "InlinePicker",
    story: "AwaitChoice"
  }, null, _parent));
  _push(`<h2 id="import" tabindex="-1">Import <a class="header-anchor" href="#import" aria-label="Permalink to &quot;Import&quot;">​</a></h2><div class="language-tsx vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { InlinePicker } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;pausa/payment-picker&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;pausa/base.css&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;pausa/payment-picker.css&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>It stands inside a <a href="/components/pausa-root.html"><code>PausaRoot</code></a>, which brings its data and its theme: <a href="/package.html#react">the package</a>.</p><h2 id="size" tabindex="-1">Size <a class="header-anchor" href="#size" aria-label="Permalink to &quot;Size&quot;">​</a></h2><p><strong>13.7 kB</strong> of script, 4.9 kB of style sheets (brotli, minified, without React), in an app that uses no other component. Components share most of it: <a href="/sizes.html">sizes</a>.</p><h2 id="props" tabindex="-1">Props <a class="header-anchor" href="#props" aria-label="Permalink to &quot;Props&quot;">​</a></h2><div class="table" tabindex="0" role="region" aria-label="Table"><table><thead><tr><th>prop</th><th>type</th><th>default</th><th>what</th></tr></thead><tbody><tr><td><code>context</code></td><td><code>&#39;definedAmountMethod&#39; | &#39;walletRechargeMethod&#39; | &#39;partialAmountMethod&#39;</code></td><td></td><td>What the method is for; <code>definedAmountMethod</code> by default.</td></tr><tr><td><code>hideSaved</code></td><td><code>boolean</code></td><td></td><td>Offers only new methods.</td></tr><tr><td><code>onPicked</code> *</td><td><code>(instrument: Instrument | null) =&gt; void</code></td><td></td><td>The server has saved the choice; null for a method that has no instrument.</td></tr></tbody></table></div><p>* must be given.</p><h2 id="states" tabindex="-1">States <a class="header-anchor" href="#states" aria-label="Permalink to &quot;States&quot;">​</a></h2><p>Each opens in the manual, where it can be tried:</p><ul><li><a href="/manual/?path=/story/payment-inlinepicker--await-choice" target="_self">AWAIT_CHOICE</a></li><li><a href="/manual/?path=/story/payment-inlinepicker--chosen" target="_self">AWAIT_CHOICE (chosen)</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("components/inline-picker.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const inlinePicker = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  inlinePicker as default
};
