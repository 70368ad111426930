import { Random } from './random.ts'

const common = {
  en: `the a of and to for is platform blockchain decentralized in that on with token smart based by ecosystem users
    data first global world exchange payment network powered new digital crypto trading contracts cryptocurrency market
    service services business project technology system solution protocol marketplace secure transparent investors
    community application wallet mobile assets value real estate energy health gaming games sports media content
    advertising social supply chain logistics education artificial intelligence machine learning banking financial
    loans credit insurance identity privacy security cloud storage computing internet things devices open source
    development infrastructure tokens ethereum bitcoin revolutionary powerful enables provides connects allows making
    easy fast cheap instant cross-border peer-to-peer transactions fees liquidity governance rewards staking mining
    tourism travel booking charity donation legal documents music artists video streaming virtual reality retail
    e-commerce merchants customers loyalty`.split(/\s+/),
  ja: `の を は に が で と ブロックチェーン プラットフォーム 分散型 仮想通貨 です します する こと 技術 ユーザー トークン 利用した
    ための 世界 初の サービス 取引所 決済 データ 市場 提供 可能 スマートコントラクト ビットコイン イーサリアム 投資家 新しい 開発
    企業 エコシステム ネットワーク ゲーム 安全 透明性 不動産 エネルギー 医療 教育 広告 人工知能 金融 保険 物流 コミュニティ 管理
    個人 情報 資産 デジタル 送金 手数料 高速 低コスト 国際 観光 旅行 寄付 音楽 動画 コンテンツ 報酬 マイニング ウォレット 流動性
    ガバナンス 本人確認 プライバシー クラウド 保存 計算 インターネット 端末 小売 顧客 法律 契約 融資 信用`.split(
    /\s+/,
  ),
  ko: `블록체인 플랫폼 기반의 탈중앙화 암호화폐 및 토큰 위한 세계 최초의 서비스 거래소 결제 데이터 시장 제공합니다 입니다 스마트 컨트랙트
    비트코인 이더리움 투자자 새로운 개발 기업 생태계 네트워크 게임 안전하고 투명한 부동산 에너지 의료 교육 광고 인공지능 금융 보험
    물류 커뮤니티 관리 개인 정보 자산 디지털 송금 수수료 빠른 저렴한 국제 관광 여행 기부 음악 동영상 콘텐츠 보상 채굴 지갑 유동성
    거버넌스 신원 프라이버시 클라우드 저장 컴퓨팅 인터넷 기기 소매 고객 법률 계약 대출 신용 있는 사용자 모든`.split(
    /\s+/,
  ),
  zh: `的 区块链 平台 去中心化 是 和 基于 数字货币 一个 技术 用户 代币 全球 首个 服务 交易所 支付 数据 市场 提供 智能合约 比特币
    以太坊 投资者 新的 开发 企业 生态系统 网络 游戏 安全 透明 房地产 能源 医疗 教育 广告 人工智能 金融 保险 物流 社区 管理 个人
    信息 资产 数字 转账 手续费 快速 低成本 国际 旅游 慈善 音乐 视频 内容 奖励 挖矿 钱包 流动性 治理 身份 隐私 云 存储 计算
    互联网 设备 零售 客户 法律 合同 贷款 信用`.split(/\s+/),
}

const syllables =
  `ba be bi bo bra ca ce co cra da de di do dro el em en er fa fi flo ga ge gi glo ha he hi in ja jo ka
  ke ki kry la le li lo ma me mi mo na ne ni no ol on or pa pe pi plu pro qua ra re ri ro sa se si so sta ta te ti to
  tri un ur va ve vi vo wa we xa xe ya yo za ze zi zo`.split(/\s+/)
const kana =
  'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワンガギグゲゴザジズゼゾダデドバビブベボパピプペポッー'
const hangul =
  '가강개거검게결경계고공과관구국그금기길나남내너네노누다단대더데도동두드디라랑래러레로루르리마막만매머메명모목무문미민바반발방배버변보복부분비사산상새서선설성세소속수순스승시식신실아안애야양어업에여역연영오온완요용우운원유은음의이인일자작장재저적전점정제조종주중지직진차참창채천철체초추출충치카커코크타터테토통투트파판페평포표프하학한함해행험현형호화확환활회효후흐희'
const hanzi =
  '一不了人我在有他这为之大来以个中上们到说国和地也子时道出而要于就下得可你年生自会那后能对着事其里所去行过家十用发天如然作方成者多日都三小军二无同么经法当起与好看学进种将还分此心前面又定见只主没公从问使把明它最全因由题手重应本想气向间量已两机表开员位理点实现力外正相关电等性计统资指建区规通市业反数设管联保投网信效更际革报运收达技术证场研据金商品交易链块币城际保护环境能源医疗健康教育文化艺术音乐电影体育旅游酒店航空物流仓储供应农业林牧渔食安溯源房产土建筑工程制造汽车新材料芯片半导纳米航天卫星遥感测绘导航位置服务云存储带宽节点共识算法加密钥签名哈希默克尔树零知识明零跨侧预言机稳定借贷拆押清算衍生期权约指数基金众筹募集捐赠慈善公益身份隐私声誉评价社交聊天直播视频内容版权广告营销流量积分会员优惠券支付汇款结算清分账户钱包托管审合规监管法律仲裁保险理赔'

function tail(seed: number, make: (random: Random) => string): string[] {
  const random = new Random(seed)
  return Array.from({ length: 4000 }, () => make(random))
}
const join = (random: Random, parts: ArrayLike<string>, low: number, high: number) =>
  Array.from({ length: random.between(low, high) }, () => random.pickZipf(parts, 4)).join('')

export type Language = keyof typeof common
export const words: Record<Language, string[]> = {
  en: [...common.en, ...tail(1, (random) => join(random, syllables, 2, 4))],
  ja: [
    ...common.ja,
    ...tail(2, (random) => (random.chance(0.5) ? join(random, kana, 3, 6) : join(random, hanzi, 2, 3))),
  ],
  ko: [...common.ko, ...tail(3, (random) => join(random, hangul, 2, 4))],
  zh: [...common.zh, ...tail(4, (random) => join(random, hanzi, 2, 3))],
}
export const nameParts =
  `Bit Coin Chain Block Ether Mind Sync Token Net Pay Smart Crypto Data Trust Green Energy Health
  Game Play Sport Travel Trade X Link Hub Cloud Open Meta Gold Star Sky Moon Auto Agri Art Music Learn Edu Med Bank
  Cash Credit Loan Vault Safe Swap Dex Farm Land Home Real Estate World Global One Prime Core Flow Wave Spark Nova`.split(
    /\s+/,
  )
export { syllables }
