import { VIEW_PATH } from '../routing/count-routes'

/** Maximum size of a report in bytes; the server refuses longer ones. */
export const MAX_REPORT_BYTES = 300

/**
 * Reports a view of the page to this site: its path, and the host of the referrer when that is another site. It is
 * inline, so that pages without it load nothing extra; the policy allows it by its hash.
 *
 * A view is a page that has loaded and is visible. A prerendered page, or one in a background tab, counts only once it
 * is visible. The site's own navigations are detected by their changes to the history, whichever component causes them.
 * A page restored from the back/forward cache counts again. Cookies and the query of the page are left out.
 *
 * Nothing is sent for previews, whose address is a secret, nor for the private page with the view counts. The same
 * applies to static copies of the site, and to visitors who ask not to be tracked (Global Privacy Control, Do Not
 * Track).
 */
export const VIEW_SCRIPT = `((d,n,l,h)=>{if(n.globalPrivacyControl||/1|yes/.test(n.doNotTrack||self.doNotTrack)||'filesOnly'in d.documentElement.dataset)return;let s,r=d.referrer,v=()=>{let p=l.pathname,o='';if(p==s||d.hidden||d.prerendering||/^\\/(preview|numeros)(\\/|$)/.test(p))return;s=p;try{o=new URL(r).hostname}catch{}r='';if(o&&o!=l.hostname&&(p+o).length<${MAX_REPORT_BYTES})p+=' '+o;p.length>${MAX_REPORT_BYTES}||fetch('${VIEW_PATH}',{method:'POST',body:p,keepalive:!0,credentials:'omit',referrerPolicy:'origin',priority:'low'}).catch(()=>{})};for(let k of['pushState','replaceState']){let f=h[k];h[k]=function(){v();f.apply(h,arguments);v()}}addEventListener('popstate',v);addEventListener('pageshow',e=>{if(e.persisted)s=0;v()});for(let e of['visibilitychange','prerenderingchange'])d.addEventListener(e,v)})(document,navigator,location,history)`
