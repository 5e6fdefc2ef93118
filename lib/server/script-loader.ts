/** Longest wait, in milliseconds: a style or a picture that doesn't come must not keep the page from working. */
const PATIENCE_MS = 3_000

/** The attribute of the block in which a page lists its scripts and their data. No id: a heading could have the same. */
export const BLOCK_ATTRIBUTE = 'data-scripts'

/**
 * Hands a page's data to its queues and loads its scripts, when what is in view is loaded and painted; at once where
 * nothing is painted, in a tab in the background. It follows the block, and is letter by letter the same in every page,
 * so that the page's policy names it by one hash.
 */
export const SCRIPT_LOADER = `(d=>{let c=d.currentScript.previousSibling,g=()=>{if(!c)return;let{data:q,scripts:l}=JSON.parse(c.textContent);c=0;for(let[k,v]of q)(self[k]=self[k]||[]).push(v);for(let u of l){let s=d.createElement('script');s.src=u;s.async=true;d.head.append(s)}};d.hidden?g():(addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(g))),setTimeout(g,${PATIENCE_MS}))})(document)`
