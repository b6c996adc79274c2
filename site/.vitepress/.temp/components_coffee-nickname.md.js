import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse(`{"title":"CoffeeNickname","description":"'Modifica Nome': the name that the coffee machine shows.","frontmatter":{"title":"CoffeeNickname","description":"'Modifica Nome': the name that the coffee machine shows.","outline":[2,3]},"headers":[],"relativePath":"components/coffee-nickname.md","filePath":"components/coffee-nickname.md"}`);
const _sfc_main = { name: "components/coffee-nickname.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_ComponentExample = resolveComponent("ComponentExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="coffeenickname" tabindex="-1">CoffeeNickname <a class="header-anchor" href="#coffeenickname" aria-label="Permalink to &quot;CoffeeNickname&quot;">​</a></h1><p>&#39;Modifica Nome&#39;: the name that the coffee machine shows.</p>`);
  _push(ssrRenderComponent(_component_ComponentExample, {
    name: "CoffeeNickname",
    story: "AwaitName"
  }, null, _parent));
  _push(`<h2 id="import" tabindex="-1">Import <a class="header-anchor" href="#import" aria-label="Permalink to &quot;Import&quot;">​</a></h2><div class="language-tsx vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { CoffeeNickname } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;pausa/coffee&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;pausa/base.css&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;pausa/coffee.css&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><p>It stands inside a <a href="/components/pausa-root.html"><code>PausaRoot</code></a>, which brings its data and its theme: <a href="/package.html#react">the package</a>.</p><h2 id="size" tabindex="-1">Size <a class="header-anchor" href="#size" aria-label="Permalink to &quot;Size&quot;">​</a></h2><p><strong>9.5 kB</strong> of script, 5.7 kB of style sheets (brotli, minified, without React), in an app that uses no other component. Components share most of it: <a href="/sizes.html">sizes</a>.</p><h2 id="props" tabindex="-1">Props <a class="header-anchor" href="#props" aria-label="Permalink to &quot;Props&quot;">​</a></h2><div class="table" tabindex="0" role="region" aria-label="Table"><table><thead><tr><th>prop</th><th>type</th><th>default</th><th>what</th></tr></thead><tbody><tr><td><code>onSaved</code> *</td><td><code>(nickname: string) =&gt; void</code></td><td></td><td>The server has saved the name.</td></tr><tr><td><code>onBack</code></td><td><code>() =&gt; void</code></td><td></td><td>The back button of its bar; without it there is none.</td></tr></tbody></table></div><p>* must be given.</p><h2 id="states" tabindex="-1">States <a class="header-anchor" href="#states" aria-label="Permalink to &quot;States&quot;">​</a></h2><p>Each opens in the manual, where it can be tried:</p><ul><li><a href="/manual/?path=/story/coffee-coffeenickname--fetching-data" target="_self">FETCHING_DATA</a></li><li><a href="/manual/?path=/story/coffee-coffeenickname--error-fetching-data" target="_self">ERROR_FETCHING_DATA</a></li><li><a href="/manual/?path=/story/coffee-coffeenickname--await-name" target="_self">AWAIT_NAME</a></li><li><a href="/manual/?path=/story/coffee-coffeenickname--too-long" target="_self">AWAIT_NAME (too long)</a></li><li><a href="/manual/?path=/story/coffee-coffeenickname--empty" target="_self">AWAIT_NAME (empty)</a></li><li><a href="/manual/?path=/story/coffee-coffeenickname--sending-data" target="_self">SENDING_DATA</a></li><li><a href="/manual/?path=/story/coffee-coffeenickname--error-sending-data" target="_self">ERROR_SENDING_DATA</a></li><li><a href="/manual/?path=/story/coffee-coffeenickname--saved" target="_self">SAVED</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("components/coffee-nickname.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const coffeeNickname = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  coffeeNickname as default
};
