import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0013 An allergen that is left out is unknown","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0013-an-allergen-left-out-is-unknown.md","filePath":"decisions/0013-an-allergen-left-out-is-unknown.md"}');
const _sfc_main = { name: "decisions/0013-an-allergen-left-out-is-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="0013-an-allergen-that-is-left-out-is-unknown" tabindex="-1">0013 An allergen that is left out is unknown <a class="header-anchor" href="#0013-an-allergen-that-is-left-out-is-unknown" aria-label="Permalink to &quot;0013 An allergen that is left out is unknown&quot;">​</a></h1><p><strong>Context.</strong> An item has fourteen allergen fields and a free text, <code>allergensString</code>. The wire contract read a missing or null field as &#39;Assente&#39;. An item with fourteen nulls and the text &quot;glutine, latte&quot; was then shown with &quot;Allergeni: assenti&quot;, and a filter without gluten let it pass.</p><p><strong>Decision.</strong> A missing field says nothing. The page says &quot;assenti&quot; only when all fourteen fields say &#39;Assente&#39;. Where one is missing it shows the free text, and without a text &quot;non indicati&quot;. The diet filter flags an item when a field that the person has excluded is missing.</p><p><strong>Consequences.</strong> A provider that writes only the allergens that are there sees more items flagged, until it fills all fourteen fields.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0013-an-allergen-left-out-is-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0013AnAllergenLeftOutIsUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0013AnAllergenLeftOutIsUnknown as default
};
