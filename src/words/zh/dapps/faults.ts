import type { Translation } from '../../dictionary.ts'

export default {
  name: '请输入dApp名称。',
  name_length: 'dApp名称须为1至{dappNameCharacters}个字符。',
  name_characters: '名称中不能使用特殊字符，只能使用文字、数字和中间的单个空格。',
  url: '请输入dApp的URL。',
  url_url: '请输入正确的URL。',
  url_prefix: 'dApp的URL必须以{host}开头。',
  icon: '请上传图标。',
  whitelist_protocol: '{value}：请输入不含协议的域名。',
  whitelist_domain: '{value}：请输入pay.example.com这样的域名，不能包含路径、端口、通配符或IP地址。',
  whitelist_many: '最多可填写{limit}个域名。',
  webhook_url: '请输入正确的Webhook URL。',
  webhook_prefix: 'Webhook URL必须以{host}开头。',
  webhook_host: 'Webhook URL必须位于dApp自身域名或允许的域名下。',
} satisfies Translation<'dapps/faults'>
