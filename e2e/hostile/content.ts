import { anArticleRow, aProjectRow, type StubRow } from '../stub/rows'

/** Each payload sets `window.hacked` if it is executed. */
export const PAYLOADS = [
  '<script>window.hacked=1</script>',
  '</script><script>window.hacked=1</script>',
  '</title></head><script>window.hacked=1</script>',
  '"><img src=x onerror=window.hacked=1>',
  "' onmouseover='window.hacked=1' autofocus onfocus='window.hacked=1",
  '<svg onload=window.hacked=1><animate onbegin=window.hacked=1 attributeName=x>',
  '<!--<script>window.hacked=1//--></script>',
  ']]><script xmlns="http://www.w3.org/1999/xhtml">window.hacked=1</script><![CDATA[',
  '&lt;script&gt;window.hacked=1&lt;/script&gt;',
  '${window.hacked=1}{{constructor.constructor("window.hacked=1")()}}',
  'javascript:window.hacked=1',
  '\u202egpj.exe\u202c\u200b\u2066\u2069 <img src=x onerror=window.hacked=1>',
]

const SCHEMES = [
  'javascript:window.hacked=1',
  'JaVaScRiPt:window.hacked=1',
  '&#106;avascript:window.hacked=1',
  'java&Tab;script:window.hacked=1',
  '&#1;javascript:window.hacked=1',
  'data:text/html,<script>window.hacked=1</script>',
  'vbscript:window.hacked=1',
  'blob:https://example.com/x',
]

/** Markdown and HTML with disguised payloads. */
const BODY = [
  ...PAYLOADS,
  ...SCHEMES.map((scheme) => `[enlace](<${scheme}>) ![imagen](<${scheme}>)`),
  ...SCHEMES.map(
    (scheme) => `<a href="${scheme}">enlace</a><form action="${scheme}"><button>a</button></form>`,
  ),
  '[ref]: javascript:window.hacked=1\n\n[ref] <javascript:window.hacked=1>',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe><object data="javascript:window.hacked=1"></object>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">',
  '<svg><foreignObject><body onload="window.hacked=1"></svg><svg><script href="data:,window.hacked=1"/></svg>',
  '<noscript><p title="</noscript><img src=x onerror=window.hacked=1>"></noscript>',
  '<style>@import url(https://example.com/x.css); body { display: none }</style>',
  '<base href="https://example.com/"><meta http-equiv="refresh" content="0;url=https://example.com/">',
  '<p style="position:fixed;inset:0;z-index:9999" class="x" id="contenido" name="body">encima</p>',
  '<template><img src=x onerror=window.hacked=1></template><details open ontoggle=window.hacked=1>a</details>',
  '```"onmouseover="window.hacked=1\ncode\n```',
  '```js title="</script><script>window.hacked=1</script>" {1} /"onmouseover="window.hacked=1/\n<script>window.hacked=1</script>\n```',
  "```diff title='\"><img src=x onerror=window.hacked=1>'\n+<img src=x onerror=window.hacked=1>\n-a\n```",
  '> [!NOTE]\n> <script>window.hacked=1</script><img src=x onerror=window.hacked=1>',
  '$\\href{javascript:window.hacked=1}{x}$ $\\text{<img src=x onerror=window.hacked=1>}$',
  '$$\n\\def\\a{\\a\\a}\\a\n$$',
  '```mermaid\ngraph TD\n  A["<img src=x onerror=window.hacked=1>"] --> B["</svg><script>window.hacked=1</script>"]\n  click A href "javascript:window.hacked=1"\n```',
  '![a](/x.png "</figcaption><script>window.hacked=1</script>")',
  '[</strong><script>window.hacked=1</script>](https://youtu.be/dQw4w9WgXcQ)',
  'مرحبا بالعالم، هذا نص من اليمين إلى اليسار.',
  '👩‍👩‍👧‍👦 '.repeat(60),
].join('\n\n')

/** An article that is listed without its text, which the stub is told to refuse. */
export const UNAVAILABLE = anArticleRow(310, {
  slug: 'sin-texto',
  content: null,
  title: 'Sin texto',
  created_at: '2024-12-01 10:00:00',
})

/** Articles with a payload in every field, and some that try to exhaust the renderer's time. */
export function hostileArticles(): StubRow[] {
  const rows = PAYLOADS.map((payload, index) =>
    anArticleRow(100 + index, {
      slug: `hostil-${index}`,
      title: `Hostil ${index} ${payload}`,
      excerpt: payload,
      meta_description: payload,
      tags: [payload, `"${payload}`, 'php'],
      featured_image: payload,
      // The same in each, so one is enough.
      content: index === 0 ? BODY : `Texto.\n\n${payload}`,
      created_at: `2024-05-${10 + index} 10:00:00`,
    }),
  )
  return [
    ...rows,
    ...hostileSlugs(),
    anArticleRow(300, { slug: 'un-megabyte', content: 'Con **negrita** y `código`.\n\n'.repeat(40_000) }),
    anArticleRow(301, {
      slug: 'mil-etiquetas',
      tags: Array.from({ length: 10_000 }, (_, tag) => `tag ${tag}`),
    }),
    anArticleRow(302, { slug: 'sin-fin', title: 'a'.repeat(100_000), excerpt: 'b '.repeat(100_000) }),
    anArticleRow(303, { slug: 'hondo', content: `${'> '.repeat(5_000)}a\n\n${'['.repeat(30_000)}` }),
    anArticleRow(309, {
      slug: 'dibujos-sin-fin',
      content: [
        '```mermaid\ngraph TD\n  ' +
          `${Array.from({ length: 40 }, (_, index) => `A${index}`).join(' & ')} --> ` +
          `${Array.from({ length: 40 }, (_, index) => `B${index}`).join(' & ')}\n\`\`\``,
        `$$\n${'\\frac{1}{'.repeat(5_000)}\n$$`,
        '> [!NOTE]\n> a\n\n'.repeat(1_000),
        '$x^2$ '.repeat(5_000),
      ].join('\n\n'),
    }),
    anArticleRow(304, { slug: 'derecha', title: 'مرحبا بالعالم', excerpt: 'نص قصير من اليمين إلى اليسار' }),
    anArticleRow(305, { slug: 'sin-fecha', created_at: 'ayer' }),
    { id: 306, slug: 'sin-nada' },
    anArticleRow(307, { slug: '__proto__' }),
    anArticleRow(308, { slug: 'constructor', title: 'constructor' }),
    UNAVAILABLE,
    anArticleRow(1, { slug: 'bueno', title: 'Un artículo bueno', created_at: '2025-01-01 10:00:00' }),
  ]
}

/** Articles whose slugs are payloads. */
export function hostileSlugs(): StubRow[] {
  return PAYLOADS.map((payload, index) => anArticleRow(200 + index, { slug: payload }))
}

export function hostileProjects(): StubRow[] {
  return PAYLOADS.map((payload, index) =>
    aProjectRow(index + 1, {
      title: payload,
      description: payload,
      ghLink: SCHEMES[index % SCHEMES.length],
      demoLink: payload,
      imgPath: payload,
    }),
  )
}
