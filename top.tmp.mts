import inspector from 'node:inspector'
const session = new inspector.Session(); session.connect()
const post=(m:string,p?:any)=>{let a:any; session.post(m as any,p,(e:any,v:any)=>{if(e)throw e;a=v}); return a}
post('Profiler.enable'); post('Profiler.startPreciseCoverage',{callCount:true,detailed:true})
const { pageHtml } = await import('/work/wt/text/lib/markdown/page-html')
const { HOSTILE_TEXTS } = await import('/work/wt/text/e2e/unit/hostile-texts')
const t=(HOSTILE_TEXTS as any)[process.argv[2]!](Number(process.argv[3])); post('Profiler.takePreciseCoverage'); pageHtml(t,{})
const {result}=post('Profiler.takePreciseCoverage'); const rows:[string,number][]=[]
for(const s of result) for(const f of s.functions) rows.push([f.functionName+' '+s.url.split('/').slice(-3).join('/'),f.ranges.reduce((a:number,r:any)=>a+r.count,0)])
rows.sort((a,b)=>b[1]-a[1]); for(const r of rows.slice(0,8)) console.log(r[1],r[0])
