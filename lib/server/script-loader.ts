/** Maximum wait, in milliseconds: a style or an image that never loads must not keep the page inert. */
const PATIENCE_MS = 3_000

/** Attribute of the script block. Not an id, because a heading could have the same. */
export const BLOCK_ATTRIBUTE = 'data-scripts'

/**
 * Passes a page's data to Next and loads its scripts once the visible content is loaded and painted; immediately in a
 * background tab, which isn't painted. It follows the script block, and is identical in every page, so that one hash
 * in the policy covers it.
 */
export const SCRIPT_LOADER = `(d=>{let c=d.currentScript.previousSibling,g=()=>{if(!c)return;let{data:q,scripts:l}=JSON.parse(c.textContent);c=0;for(let[k,v]of q)(self[k]=self[k]||[]).push(v);for(let u of l){let s=d.createElement('script');s.src=u;s.async=true;d.head.append(s)}};d.hidden?g():(addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(g))),setTimeout(g,${PATIENCE_MS}))})(document)`
