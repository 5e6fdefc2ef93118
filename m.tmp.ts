import { HOSTILE_TEXTS } from './e2e/unit/hostile-texts'
import { parseOnce } from './lib/markdown/parse-text'
import { pageHtml } from './lib/markdown/page-html'
const depth=(t:any)=>{let max=0;const st:[any,number][]=[[t,0]];while(st.length){const [n,d]=st.pop()!;if(d>max)max=d;for(const c of n.children??[])st.push([c,d+1])}return max}
for(const [k,m] of Object.entries(HOSTILE_TEXTS)){ const t=m(6000); const d=depth(parseOnce(t).tree); if(d>70) console.log('depth',k,d) }
for(const [k,m] of Object.entries(HOSTILE_TEXTS)) if(k.startsWith('code')||k.includes('hosts')){ const t=m(19900); const c=process.cpuUsage(); pageHtml(t,{}); const u=process.cpuUsage(c).user/1000; if(u>1200) console.log('slow',k,Math.round(u), t.length) }
