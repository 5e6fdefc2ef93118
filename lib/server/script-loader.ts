/** Maximum wait, in milliseconds: a page that is never painted must not stay inert. */
const PATIENCE_MS = 3_000

/**
 * How long after the page is shown the line is left to the type and to pictures, in milliseconds: less than a slow round
 * trip, so that the first script comes when they have come, and the line has no pause.
 */
const HEAD_START_MS = 100

/** Attribute of the script block. Not an id, because a heading could have the same. */
export const BLOCK_ATTRIBUTE = 'data-scripts'

/** CSS property of the root that names the type, see app/site-document.tsx. */
const TYPE_PROPERTY = '--font-spanish'

/** By which Next tells the data of one build from that of another. */
const BUILD_HEADER = 'x-nextjs-deployment-id'

/** Loads an address; fails for anything but a success. */
const LOAD = 'f=(...x)=>fetch(...x).then(r=>r.ok?r:Promise.reject())'

/** Loads the data of the page as it is now, which has to be of the build that made this page. Next wants the query with the header. */
const LOAD_AS_IT_IS_NOW = `f(location.pathname+'?_rsc',{headers:{rsc:1}}).then(r=>r.headers.get('${BUILD_HEADER}')==d.documentElement.dataset.dplId?r:Promise.reject())`

const ADD = 'a=(n,p)=>d.head.append(Object.assign(d.createElement(n),p))'

/** Passes the page's data to Next, with a text that was loaded for it, and adds the scripts. */
const START =
  "s=t=>{for(let[k,v]of t?[...q,['__next_f',[1,t]]]:q)(self[k]??=[]).push(v);for(let u of l)a('script',{src:u,async:true})}"

/**
 * Asks for the site's type: the first to take the line that the paint leaves. It is drawn from what is there by then, see
 * components/layout/start-overlay.module.css. Old browsers have no such list of fonts, and ask for it as they draw it.
 */
const TYPE = `d.fonts?.load('1em '+getComputedStyle(d.documentElement).getPropertyValue('${TYPE_PROPERTY}'))`

/** The page is shown: waits for the type and for all that the page has asked for, as long as that has its head start. */
const SHOWN = `(t=>{let k=()=>d.readyState=='complete'?g():addEventListener('load',g);setTimeout(g,${HEAD_START_MS});t?t.then(k,k):k()})(${TYPE})`

/**
 * Waits, a frame at a time, until the browser says that it has shown the page: what it was given to paint two frames ago
 * may still be on its way to the screen, and would share processor and line with the scripts. To old browsers, and to those that
 * hide times from pages, half a second of frames is enough.
 */
const WHEN_SHOWN = `n=30,r=requestAnimationFrame,w=()=>c&&n--&&!performance.getEntriesByName('first-contentful-paint')[0]?r(w):${SHOWN}`

/**
 * Asks for the type once the page is shown; for the page's data and its scripts once all that was asked for is there, or has
 * had a head start; immediately in a background tab, which isn't painted. Scripts start when the data is there, and are loaded beside it. A page
 * whose data can't be loaded stays as it is, complete without scripts. It follows the script block, and is identical in every
 * page, so that one hash in the policy covers it.
 */
export const SCRIPT_LOADER = `(d=>{let c=d.currentScript.previousSibling,g=()=>{if(!c)return;let{page:p,data:q,scripts:l}=JSON.parse(c.text),${LOAD},${ADD},${START};c=0;if(!p)return s();f(p).catch(()=>${LOAD_AS_IT_IS_NOW}).then(r=>r.text()).then(s,()=>{});for(let u of l)a('link',{rel:'preload',as:'script',href:u})},${WHEN_SHOWN};d.hidden?g():(r(()=>r(w)),setTimeout(g,${PATIENCE_MS}))})(document)`
