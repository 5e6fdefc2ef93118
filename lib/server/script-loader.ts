/** Maximum wait for the first paint, in milliseconds: a page that is never painted must still become interactive. */
const PATIENCE_MS = 3_000

/**
 * How long after the first paint the bandwidth is left to the web font and to images, in milliseconds. It is less than
 * a slow round trip, so that the first script arrives right after them, and the connection is never idle.
 */
const HEAD_START_MS = 100

/**
 * Round trips longer than this, in milliseconds, are worth overlapping with the first paint. Browsers report them
 * rounded to 25 ms, those without the Network Information API not at all.
 */
const SLOW_ROUND_TRIP_MS = 125

/**
 * On a slow connection, how long after the stylesheet everything else is requested, in milliseconds. Responses arrive a
 * round trip after their requests, so these begin once the styles have arrived: long enough for them not to share the
 * bandwidth with the styles, short enough for the connection not to be idle until the paint.
 */
const BEHIND_STYLES_MS = 40

/** Attribute of the script block. Not an id, because a heading could have the same one. */
export const BLOCK_ATTRIBUTE = 'data-scripts'

/** CSS property of the root that names the web font, see app/site-document.tsx. */
const TYPE_PROPERTY = '--font-spanish'

/** Response header by which Next distinguishes the data of different builds. */
const BUILD_HEADER = 'x-nextjs-deployment-id'

/** Fetches a URL; rejects unless the response is a success. */
const LOAD = 'f=(...x)=>fetch(...x).then(r=>r.ok?r:Promise.reject())'

/**
 * Fetches the page's current data, which must be of the build that rendered this page. Next requires both the query and
 * the header.
 */
const LOAD_AS_IT_IS_NOW = `f(location.pathname+'?_rsc',{headers:{rsc:1}}).then(r=>r.headers.get('${BUILD_HEADER}')==d.documentElement.dataset.dplId?r:Promise.reject())`

const ADD = 'a=(n,p)=>d.head.append(Object.assign(d.createElement(n),p))'

/** Runs a function once the document is parsed: scripts must not hydrate half of a page. */
const PARSED = "e=x=>d.readyState=='loading'?addEventListener('DOMContentLoaded',x):x()"

/** Passes the page's data to Next, including text that was fetched separately, and adds the scripts. */
const START =
  "s=t=>e(()=>{for(let[k,v]of t?[...q,['__next_f',[1,t]]]:q)(self[k]??=[]).push(v);for(let u of l)a('script',{src:u,async:true})})"

/**
 * Requests the site's web font, the first resource after the paint. Text is drawn with the fonts available at a fixed
 * time, see components/layout/start-overlay.module.css. Old browsers have no `document.fonts`, and request the font
 * when they use it.
 */
const TYPE = `d.fonts?.load('1em '+getComputedStyle(d.documentElement).getPropertyValue('${TYPE_PROPERTY}'))`

/**
 * Runs after the first paint: waits for the web font and for all resources that the page has requested, at most for
 * their head start.
 */
const SHOWN = `(t=>{let k=()=>d.readyState=='complete'?g():addEventListener('load',g);setTimeout(g,${HEAD_START_MS});t?t.then(k,k):k()})(${TYPE})`

/**
 * Waits, one frame at a time, until the browser reports its first contentful paint. Content painted two frames ago may
 * still be on its way to the screen, and would share processor and bandwidth with the scripts. Browsers that don't
 * report paint timing, or hide it, wait for half a second of frames instead.
 */
const WHEN_SHOWN = `n=30,r=requestAnimationFrame,w=()=>c&&n--&&!performance.getEntriesByName('first-contentful-paint')[0]?r(w):${SHOWN}`

/**
 * On a slow connection, requests everything while the styles are on their way. The page has a preload of its web font,
 * which applies to some visitors only, see ./font-preload.ts: without the condition it applies to all.
 */
const EARLY = `navigator.connection?.rtt>${SLOW_ROUND_TRIP_MS}&&setTimeout(()=>{(d.querySelector('[as=font]')||{}).media='';g()},${BEHIND_STYLES_MS})`

/**
 * Requests the web font once the page is painted. Requests the page's data and its scripts once all pending resources
 * have loaded, or their head start is over. In a background tab, which isn't painted, it requests them immediately, and
 * on a slow connection before the paint, right behind the styles.
 * Scripts are preloaded in parallel with the data, and start when it has arrived. A page whose data can't be loaded
 * stays as it is, complete without scripts. The loader follows the script block, and is identical in every page, so
 * that one hash in the policy covers it.
 */
export const SCRIPT_LOADER = `(d=>{let c=d.currentScript.previousSibling,${PARSED},g=()=>{if(!c)return;let{page:p,data:q,scripts:l}=JSON.parse(c.text),${LOAD},${ADD},${START};c=0;if(!p)return s();f(p).catch(()=>${LOAD_AS_IT_IS_NOW}).then(r=>r.text()).then(s,()=>{});for(let u of l)a('link',{rel:'preload',as:'script',href:u})},${WHEN_SHOWN};${EARLY};e(()=>d.hidden?g():(r(()=>r(w)),setTimeout(g,${PATIENCE_MS})))})(document)`
