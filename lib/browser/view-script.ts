import { VIEW_PATH } from '../routing/count-routes'

/** Most bytes of a report: what follows it is refused by the server. */
export const MAX_REPORT_BYTES = 300

/**
 * Reports a view of the page to this site: its path and, where the visitor came from another site, the host of that. Inline, so
 * that pages without it don't load a byte more; the policy allows it by its hash.
 *
 * A view is a page that has loaded and is visible: not one that is prerendered or in a background tab, until it is shown. The
 * site's own navigations change the history, whichever component causes them. A page that the browser shows again from its
 * back/forward cache is viewed again. Cookies and the query of the page are left out. Nothing is sent for previews, whose address is a secret, for the page of the numbers, from
 * a copy made of files, and for visitors who ask not to be tracked (Global Privacy Control, Do Not Track).
 */
export const VIEW_SCRIPT = `((d,n,l,h)=>{if(n.globalPrivacyControl||/1|yes/.test(n.doNotTrack||self.doNotTrack)||'filesOnly'in d.documentElement.dataset)return;let s,r=d.referrer,v=()=>{let p=l.pathname,o='';if(p==s||d.hidden||d.prerendering||/^\\/(preview|numeros)(\\/|$)/.test(p))return;s=p;try{o=new URL(r).hostname}catch{}r='';if(o&&o!=l.hostname&&(p+o).length<${MAX_REPORT_BYTES})p+=' '+o;p.length>${MAX_REPORT_BYTES}||fetch('${VIEW_PATH}',{method:'POST',body:p,keepalive:!0,credentials:'omit',referrerPolicy:'origin',priority:'low'}).catch(()=>{})};for(let k of['pushState','replaceState']){let f=h[k];h[k]=function(){v();f.apply(h,arguments);v()}}addEventListener('popstate',v);addEventListener('pageshow',e=>{if(e.persisted)s=0;v()});for(let e of['visibilitychange','prerenderingchange'])d.addEventListener(e,v)})(document,navigator,location,history)`
