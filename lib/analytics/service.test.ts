import { analyticsHosts, type AnalyticsService, scriptOf } from './service'

const UMAMI = { kind: 'umami', address: 'https://stats.example', id: 'una-web' } as const
const PLAUSIBLE = { kind: 'plausible', address: 'https://plausible.io', id: 'www.site.example' } as const
const GOATCOUNTER = { kind: 'goatcounter', address: 'https://stats.example/contador' } as const
const HOSTED = { kind: 'goatcounter', address: 'https://nuria.goatcounter.com' } as const

test.each([
  [
    UMAMI,
    {
      src: 'https://stats.example/script.js',
      'data-website-id': 'una-web',
      'data-host-url': 'https://stats.example',
      'data-exclude-search': 'true',
    },
  ],
  [PLAUSIBLE, { src: 'https://plausible.io/js/script.js', 'data-domain': 'www.site.example' }],
  [
    GOATCOUNTER,
    {
      src: 'https://stats.example/contador/count.js',
      'data-goatcounter': 'https://stats.example/contador/count',
    },
  ],
  [HOSTED, { src: 'https://gc.zgo.at/count.js', 'data-goatcounter': 'https://nuria.goatcounter.com/count' }],
] as const)('the script of %j', (service, attributes) => {
  expect(scriptOf(service)).toEqual(attributes)
})

test.each<[AnalyticsService, string, string, string]>([
  [UMAMI, 'https://stats.example/script.js', 'https://stats.example', ''],
  [PLAUSIBLE, 'https://plausible.io/js/script.js', 'https://plausible.io', ''],
  [GOATCOUNTER, 'https://stats.example/contador/count.js', 'https://stats.example', 'https://stats.example'],
  [HOSTED, 'https://gc.zgo.at/count.js', 'https://nuria.goatcounter.com', 'https://nuria.goatcounter.com'],
])('with %j a page may load its script, connect to its host, and nothing else', (service, ...hosts) => {
  const { script, connect, image } = analyticsHosts(service)
  expect([script, connect, image].map((sources) => sources.join(' '))).toEqual(hosts)
})

test("only Google Analytics allows Google's hosts; without a service no host is allowed", () => {
  const google = analyticsHosts({ kind: 'google', id: 'G-1' })
  expect(google.script).toEqual(['https://www.googletagmanager.com/gtag/'])
  expect([...google.connect, ...google.image].every((host) => /^https:\/\/\*\.\w+/.test(host))).toBe(true)
  expect(analyticsHosts(null)).toEqual({ script: [], connect: [], image: [] })
})
