import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse(`{"title":"RuntimeProvider","description":"Gives widgets their runtime, without a root element: for an app that draws the theme's root by itself.","frontmatter":{"title":"RuntimeProvider","description":"Gives widgets their runtime, without a root element: for an app that draws the theme's root by itself.","outline":[2,3]},"headers":[],"relativePath":"components/runtime-provider.md","filePath":"components/runtime-provider.md"}`);
const _sfc_main = { name: "components/runtime-provider.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="runtimeprovider" tabindex="-1">RuntimeProvider <a class="header-anchor" href="#runtimeprovider" aria-label="Permalink to &quot;RuntimeProvider&quot;">​</a></h1><p>Gives widgets their runtime, without a root element: for an app that draws the theme&#39;s root by itself.</p><h2 id="import" tabindex="-1">Import <a class="header-anchor" href="#import" aria-label="Permalink to &quot;Import&quot;">​</a></h2><div class="language-tsx vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { RuntimeProvider } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;pausa/runtime&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>It stands around other components: <a href="/package.html#react">the package</a>.</p><h2 id="size" tabindex="-1">Size <a class="header-anchor" href="#size" aria-label="Permalink to &quot;Size&quot;">​</a></h2><p><strong>0.1 kB</strong> of script, 4.7 kB of style sheets (brotli, minified, without React), in an app that uses no other component. Components share most of it: <a href="/sizes.html">sizes</a>.</p><h2 id="props" tabindex="-1">Props <a class="header-anchor" href="#props" aria-label="Permalink to &quot;Props&quot;">​</a></h2><div class="table" tabindex="0" role="region" aria-label="Table"><table><thead><tr><th>prop</th><th>type</th><th>default</th><th>what</th></tr></thead><tbody><tr><td><code>runtime</code> *</td><td><code>Runtime</code></td><td></td><td>What the widgets inside depend on; keep the same object from one render to the next.</td></tr><tr><td><code>children</code> *</td><td><code>ReactNode</code></td><td></td><td>What stands inside.</td></tr></tbody></table></div><p>* must be given.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("components/runtime-provider.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const runtimeProvider = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  runtimeProvider as default
};
