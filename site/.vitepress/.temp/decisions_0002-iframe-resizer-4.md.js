import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"2. iframe-resizer 4.3.11","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0002-iframe-resizer-4.md","filePath":"decisions/0002-iframe-resizer-4.md"}');
const _sfc_main = { name: "decisions/0002-iframe-resizer-4.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="2-iframe-resizer-4311" tabindex="-1">2. iframe-resizer 4.3.11 <a class="header-anchor" href="#2-iframe-resizer-4311" aria-label="Permalink to &quot;2. iframe-resizer 4.3.11&quot;">​</a></h1><p><strong>Context.</strong> Partners resize the public menu&#39;s iframe with iframe-resizer. Version 5 is GPL or commercial, and the 4.4 releases changed the licence back and forth.</p><p><strong>Decision.</strong> 4.3.11, the last version that is plainly MIT, pinned exactly. A test keeps it there.</p><p><strong>Consequences.</strong> The menu also reports its height to a plain message listener, so nobody needs the library; the child&#39;s side is our own since record 12. Moving to a later version takes a new record about its licence.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0002-iframe-resizer-4.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0002IframeResizer4 = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0002IframeResizer4 as default
};
