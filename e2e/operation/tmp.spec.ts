import { test } from 'playwright/test'
import { freePort } from '../../lib/cli/running-site'
import { loadWhileUpstreamFails } from '../load/failing-upstream'
import { residentMegabytes } from '../load/flood'
import { startSite } from '../site'
import { anArticleRow, aProjectRow, createUpstream } from '../stub/upstream'
test('mem', async () => {
  test.setTimeout(300_000)
  const upstream = createUpstream({
    articles: Array.from({ length: 40 }, (_, index) => anArticleRow(index + 1)),
    projects: Array.from({ length: 8 }, (_, index) => aProjectRow(index + 1)),
  })
  const port = await freePort()
  const site = await startSite(
    '.next-test',
    {
      SITE_URL: `http://localhost:${port}`,
      PORTFOLIO_API_LOCAL: await upstream.start(),
      REVALIDATE_SECONDS: '1',
      REVALIDATE_TOKEN: 'a-token-for-the-tests',
      NODE_OPTIONS: process.env.TESTOPT ?? '',
    },
    port,
  )
  const paths = [
    ...['/', '/about', '/project', '/project/web', '/articles', '/articles/page/2', '/resume', '/politics'],
    ...Array.from({ length: 40 }, (_, index) => `/article/articulo-${index + 1}`),
    ...['/api/portfolio/articles.php?limit=50', '/api/portfolio/projects.php', '/api/health', '/rss.xml'],
    ...['/article/no-existe', '/sitemap.xml', '/media/article/articulo-3', '/articles/page/99'],
  ]
  const t = setInterval(() => console.log('rss', residentMegabytes(site.pid)), 5000)
  const f = await loadWhileUpstreamFails({
    site,
    upstream,
    token: 'a-token-for-the-tests',
    paths,
    seconds: 60,
  })
  clearInterval(t)
  console.log(JSON.stringify(f))
  console.log(site.output().slice(-300))
  await site.stop()
  await upstream.stop()
})
