import type { Translation } from '../../dictionary.ts'

export default {
  name: 'dApp 이름을 입력해 주세요.',
  name_length: 'dApp 이름은 1~{dappNameCharacters}자로 입력해 주세요.',
  name_characters:
    'dApp 이름에는 특수 문자를 사용할 수 없습니다. 글자, 숫자, 단어 사이의 공백만 사용할 수 있습니다.',
  url: 'dApp URL을 입력해 주세요.',
  url_url: '올바른 URL을 입력해 주세요.',
  url_prefix: 'dApp URL은 다음으로 시작해야 합니다: {host}',
  icon: '아이콘을 업로드해 주세요.',
  whitelist_protocol: '{value}: 프로토콜 없이 도메인만 입력해 주세요.',
  whitelist_domain:
    '{value}: pay.example.com과 같은 도메인 이름을 입력해 주세요. 경로, 포트, 와일드카드, IP 주소는 사용할 수 없습니다.',
  whitelist_many: '도메인은 {limit}개까지 입력할 수 있습니다.',
  webhook_url: '올바른 웹훅 URL을 입력해 주세요.',
  webhook_prefix: '웹훅 URL은 다음으로 시작해야 합니다: {host}',
  webhook_host: '웹훅 URL은 dApp 자체 도메인이나 허용한 도메인의 주소여야 합니다.',
} satisfies Translation<'dapps/faults'>
