import { readFlags } from './flags'

test.each([
  [['--help'], 'help'],
  [[], { problem: 'Name one file or address.' }],
  [['a', 'b'], { problem: 'Name one file or address.' }],
  [
    ['a', '--from', 'blogger'],
    {
      problem: '--from takes one of wordpress, devto, medium, hashnode, ghost, portfolio, not "blogger".',
    },
  ],
  [
    ['a', '--old-site', 'blog.example'],
    { problem: '--old-site takes an address such as https://blog.example.com, not "blog.example".' },
  ],
  [['a', '--what'], { problem: expect.stringContaining("Unknown option '--what'") }],
  [['a.xml'], { given: 'a.xml', from: null, oldSite: null, isDry: false, isForced: false }],
  [
    ['--dry-run', '--force', '--from', 'ghost', '--old-site', 'https://a.example/blog/', 'a.json'],
    { given: 'a.json', from: 'ghost', oldSite: 'https://a.example/blog', isDry: true, isForced: true },
  ],
])('the arguments %j', (args, expected) => {
  expect(readFlags(args)).toEqual(expected)
})
