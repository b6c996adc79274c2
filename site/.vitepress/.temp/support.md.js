import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Supported browsers and versions","description":"","frontmatter":{},"headers":[],"relativePath":"support.md","filePath":"support.md"}');
const _sfc_main = { name: "support.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="supported-browsers-and-versions" tabindex="-1">Supported browsers and versions <a class="header-anchor" href="#supported-browsers-and-versions" aria-label="Permalink to &quot;Supported browsers and versions&quot;">​</a></h1><h2 id="browsers" tabindex="-1">Browsers <a class="header-anchor" href="#browsers" aria-label="Permalink to &quot;Browsers&quot;">​</a></h2><div class="table" tabindex="0" role="region" aria-label="Table"><table><thead><tr><th>what</th><th>Chrome, Edge</th><th>Safari, iOS</th><th>Firefox</th></tr></thead><tbody><tr><td>elements, components, framed and public menus</td><td>111</td><td>16.4</td><td>121</td></tr><tr><td>the provider&#39;s app</td><td>120</td><td>17</td><td>121</td></tr></tbody></table></div><p>These are the first versions that have what the code uses: constructable style sheets, container queries, <code>:has()</code>, <code>color-mix()</code>, in the app <code>URL.canParse()</code>. The tests run in the current Chromium and in Firefox ESR. An older browser shows what stands between the tags.</p><h2 id="versions" tabindex="-1">Versions <a class="header-anchor" href="#versions" aria-label="Permalink to &quot;Versions&quot;">​</a></h2><div class="table" tabindex="0" role="region" aria-label="Table"><table><thead><tr><th>what</th><th>versions</th><th>tested with</th></tr></thead><tbody><tr><td>React, for components and for elements from npm</td><td>18.3, and every 19</td><td>18.3.1 and 19.3.1</td></tr><tr><td>TypeScript</td><td>any that reads <code>exports</code> of a package</td><td>6.0, with <code>bundler</code> and <code>nodenext</code></td></tr><tr><td>Node, to import the package or to render on a server</td><td>20.19 or newer</td><td>20</td></tr><tr><td>Vue, Svelte, Angular, no framework</td><td>any that passes attributes and listens to DOM events</td><td>Vue 3, React, plain pages</td></tr><tr><td>open-iframe-resizer</td><td>2</td><td>2.1.0</td></tr><tr><td>iframe-resizer</td><td>4.3.11; not 5</td><td>4.3.11</td></tr></tbody></table></div><p>The elements of a script tag bring what renders them (Preact), so that the page&#39;s React, of whatever version, does not matter to them.</p><h2 id="how-long" tabindex="-1">How long <a class="header-anchor" href="#how-long" aria-label="Permalink to &quot;How long&quot;">​</a></h2><p>A version that was served stays at its address (<code>/elements/0.1.0/</code>). A name that goes away still works for one minor version, and the <a href="/changelog.html">changelog</a> says so. What is public, and so follows Semantic Versioning: the package&#39;s entries, tags, attributes, properties, events and parts, the <code>--pausa-*</code> properties, and <code>config.json</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("support.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const support = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  support as default
};
