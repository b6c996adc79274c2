import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0009: An idempotency key for each call with an effect","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0009-a-name-for-each-call-with-an-effect.md","filePath":"decisions/0009-a-name-for-each-call-with-an-effect.md"}');
const _sfc_main = { name: "decisions/0009-a-name-for-each-call-with-an-effect.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="0009-an-idempotency-key-for-each-call-with-an-effect" tabindex="-1">0009: An idempotency key for each call with an effect <a class="header-anchor" href="#0009-an-idempotency-key-for-each-call-with-an-effect" aria-label="Permalink to &quot;0009: An idempotency key for each call with an effect&quot;">​</a></h1><p><strong>Fact.</strong> Chromium repeats a request, also a POST, when a pooled connection breaks before the answer. It does so once for each broken connection: with a warm pool, one <code>fetch</code> of a recharge had up to seven effects on the sandbox&#39;s ledger. Our locks cannot prevent that.</p><p><strong>Decision.</strong> The client gives each call with an effect (<code>hasEffect</code> of the endpoint: everything but plain reads, and the GETs that change something) a random idempotency key in a header, one for each <code>call</code>. A request that the browser repeats has the same key, and a server that knows the key repeats its answer. Another press of the person is a new call with a new key.</p><p>The header is not in the specification, and a cross-origin back end must allow it in its preflight. So the app sends it only where <code>config.json</code> has its name: <code>&quot;idempotencyHeader&quot;: &quot;Idempotency-Key&quot;</code>. The sandbox&#39;s configuration does.</p><p><strong>A retry after an unknown outcome.</strong> When the answer to a recharge or a coffee is lost, we read the state again (paying). If it shows no effect, the person may press again, while the first call may still arrive late. So this press keeps the key: the journal (<code>payment/operation-journal.ts</code>) has it, and <code>client.call</code> takes it as <code>idempotencyKey</code>. A server that knows the key does the work once, whichever call comes first.</p><ul><li>The key is kept only for the same request: the same address with the same body. Another amount, method or price is a new key. A server may refuse a known key with another body (422).</li><li>A server that stores its refusals answers the second press with the first refusal. The app shows it as a refusal, and the operation has ended; the next press has a new key.</li><li>Without <code>idempotencyHeader</code> the key stays in the browser, and the read before the press is the only protection, as before.</li></ul><p>Every other call gets its own key: its payment or order has a number, and the app reads it again before it sends anything.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0009-a-name-for-each-call-with-an-effect.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0009ANameForEachCallWithAnEffect = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0009ANameForEachCallWithAnEffect as default
};
