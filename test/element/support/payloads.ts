// Texts that an attacker would send: markup, script URLs, and texts that break out of attributes and styles.

export const PAYLOADS: readonly string[] = [
  '<script>pwned("script")</script>',
  '<img src=x onerror=pwned("img")>',
  '"><svg onload=pwned("svg")>',
  "'-pwned('quote')-'",
  'javascript:pwned("address")',
  ' java\nscript:pwned("split")',
  'JaVaScRiPt:pwned("case")',
  'data:text/html,<script>pwned("data")</script>',
  'vbscript:pwned("vb")',
  '//evil.example/<b>x</b>',
  '</style><script>pwned("style")</script>',
  'red;background:url(javascript:pwned("css"))',
  '}</style><b>x</b>{',
  '{{constructor.constructor("pwned(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the payload imitates a template
  '${pwned("template")}',
  '&lt;b onclick=pwned("entity")&gt;',
  '<a href="javascript:pwned(1)">click</a>',
  '<iframe srcdoc="<script>pwned(1)</script>">',
  '__proto__',
  '\u202Etxt.exe',
];
