import type { HLJSApi, Language, LanguageFn, Mode } from 'highlight.js'

/** A language whose code is read as words, numbers, strings and comments. */
function wordsOf(hljs: HLJSApi, name: string, words: Language['keywords'], more: Mode[]): Language {
  const comments = [hljs.C_LINE_COMMENT_MODE, hljs.C_BLOCK_COMMENT_MODE]
  const text = [hljs.QUOTE_STRING_MODE, hljs.C_NUMBER_MODE]
  return { name, keywords: words, contains: [...more, ...comments, ...text] }
}

export const hcl: LanguageFn = (hljs) => ({
  ...wordsOf(
    hljs,
    'HCL',
    {
      keyword:
        'check data dynamic else endfor endif for if import in locals module moved output provider removed resource terraform variable',
      type: 'any bool list map number object set string tuple',
      literal: 'true false null',
    },
    [
      hljs.HASH_COMMENT_MODE,
      { className: 'string', begin: /<<-?(\w+)/, end: /^\s*\w+$/ },
      { className: 'attr', begin: /[\w-]+(?=\s*=[^=])/ },
      { className: 'built_in', begin: /\b[a-z]\w*(?=\()/ },
    ],
  ),
  aliases: ['terraform', 'tf', 'tfvars'],
})

export const prisma: LanguageFn = (hljs) =>
  wordsOf(
    hljs,
    'Prisma',
    {
      keyword: 'datasource enum generator model type view',
      type: 'BigInt Boolean Bytes DateTime Decimal Float Int Json String',
      literal: 'true false null',
    },
    [{ className: 'meta', begin: /@@?[\w.]+/ }],
  )

export const zig: LanguageFn = (hljs) =>
  wordsOf(
    hljs,
    'Zig',
    {
      keyword:
        'addrspace align allowzero and anyframe asm async await break callconv catch comptime const continue defer else enum errdefer error export extern fn for if inline linksection noalias noinline nosuspend opaque or orelse packed pub resume return struct suspend switch test threadlocal try union unreachable usingnamespace var volatile while',
      type: 'anyerror anyopaque anytype bool comptime_float comptime_int f16 f32 f64 f128 i8 i16 i32 i64 i128 isize noreturn type u8 u16 u32 u64 u128 usize void',
      literal: 'false null true undefined',
    },
    [
      { className: 'built_in', begin: /@\w+/ },
      { className: 'string', begin: /\\\\/, end: /$/ },
      { className: 'string', begin: /'/, end: /'/, contains: [hljs.BACKSLASH_ESCAPE] },
      { className: 'title', begin: /\b[a-zA-Z_]\w*(?=\()/ },
    ],
  )
